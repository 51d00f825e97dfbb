import type { ReasonKind } from '@archmage/ai';

/** Why a plan is good, and what it risks: clauses, which are put together to one sentence. */
export const advice = {
  reasons: {
    wins: 'this wins the game',
    escapes: '{piece|a character} leaves the labyrinth{points|}',
    kills: '{piece|your side} eliminates {target|an enemy}{points|}',
    fights: '{piece|a character} attacks {target|an enemy}{chance|}',
    approaches: '{piece|a character} comes nearer to the exit',
    takes: '{piece|a character} takes {target|an object}',
    reveals: 'a room is revealed',
    heals: '{target|a character} is healed',
    turns: 'turning the rooms opens a way{piece|}',
    opens: '{piece|a character} opens a portcullis',
    breaks: '{piece|a character} breaks a way through',
    closes: '{piece|a character} closes a portcullis',
    guards: '{piece|a character} blocks {target|the way}',
    waits: 'there is nothing better to do',
    exposes: '{target|an enemy} may attack {piece|a character} next turn{chance|}',
    overtaken: '{piece|an enemy} may leave the labyrinth next turn{points|}',
    spendsJump: 'it costs a Jump card',
    gamble: 'what the room holds is a matter of luck',
    mixes: 'play it only {often|now and then}',
    prepares: 'a sound choice for the set-up',
    places: 'the best square for it',
  } satisfies Readonly<Record<ReasonKind, string>>,
  parts: {
    points: ' for {points} VP',
    chance: ' ({chance}\u00a0%)',
    fight: 'this card wins the fight{cases|}',
    cases: ' in {chance}\u00a0% of cases',
    often: 'about {count} times in {of}',
    once: 'about 1 time in {of}',
    way: ' for {piece}',
    gains: '{gains}.',
    risks: '{gains}; but {risks}.',
  },
} as const;
