import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CombatCard } from '../../../art/combat-card.tsx';
import { TurnCard } from '../../../art/turn-card.tsx';
import { ActionHand } from '../action-hand.tsx';
import { CharacterPanel } from '../character-panel.tsx';
import { CombatScene } from '../combat-scene.tsx';
import { Curtain } from '../curtain.tsx';
import { DraftBar } from '../draft-bar.tsx';
import { EndPanel } from '../end-panel.tsx';
import { LogPanel } from '../log-panel.tsx';
import { ScoreBar } from '../score-bar.tsx';
import { SetupTray } from '../setup-tray.tsx';
import { WhyBox } from '../why-box.tsx';
import * as demo from './position.ts';

const PLAYERS = { yellow: 'human', blue: 'greedy' } as const;
declare global {
  interface Window {
    calls: unknown[];
  }
}
window.calls = [];
const nothing = (...facts: readonly unknown[]) => {
  window.calls.push(facts.map((fact) => (fact instanceof Event ? fact.type : fact)));
};

const Part = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <section>
    <h2 class="demo-name">{name}</h2>
    {children}
  </section>
);

/** Every part in every state, or one of the scenes that cover the page. */
export const Gallery = ({ show }: { readonly show: string }) => {
  switch (show) {
    case 'curtain':
      return <Curtain to="blue" name="Blue" why="Blue lays a combat card in secret." onLift={nothing} />;
    case 'choose':
      return <Scene laid={{ yellow: false, blue: true }} chooser />;
    case 'live':
      return <Live />;
    case 'wait':
      return <Scene laid={{ yellow: true, blue: false }} />;
    case 'showdown':
      return <Scene laid={{ yellow: true, blue: true }} over />;
    case 'melee':
      return <Scene laid={{ yellow: true, blue: true }} crowd chooser />;
    case 'meleeover':
      return <Scene laid={{ yellow: true, blue: true }} crowd over />;
    default:
      return <All />;
  }
};

/** A combat from the choice to its result, as a table would show it. */
const Live = () => {
  const [step, setStep] = useState<'none' | 'choose' | 'shown'>('none');
  const isShown = step === 'shown';
  return (
    <main class="demo" tabindex={-1}>
      <button type="button" id="begin" class="button" onClick={() => setStep('choose')}>
        Fight
      </button>
      {step !== 'none' && (
        <CombatScene
          rules={demo.rules}
          view={demo.state}
          fight={demo.fight}
          chooser={isShown ? undefined : 'yellow'}
          cards={isShown ? undefined : demo.combatCards}
          odds={isShown ? undefined : demo.odds}
          laid={{ yellow: isShown, blue: true }}
          showdown={isShown ? demo.showdown : undefined}
          onPick={() => setStep('shown')}
          onAsk={nothing}
          onClose={isShown ? () => setStep('none') : undefined}
        />
      )}
    </main>
  );
};

interface SceneProps {
  readonly laid: { readonly yellow: boolean; readonly blue: boolean };
  readonly chooser?: boolean;
  readonly crowd?: boolean;
  readonly over?: boolean;
}

const Scene = ({ laid, chooser = false, crowd = false, over = false }: SceneProps) => {
  const [why, setWhy] = useState(chooser && crowd);
  return (
    <>
      <All />
      <CombatScene
        rules={demo.rules}
        view={demo.state}
        fight={crowd ? demo.melee : demo.fight}
        chooser={chooser ? 'yellow' : undefined}
        cards={chooser ? demo.combatCards : undefined}
        laid={laid}
        odds={chooser ? demo.odds : undefined}
        showdown={over ? demo.showdown : undefined}
        onPick={nothing}
        onAsk={() => setWhy(true)}
        onClose={over ? nothing : undefined}
      >
        {why && (
          <WhyBox
            text="This card has been played already."
            rule="B-COMB-05"
            onRule={nothing}
            onClose={() => setWhy(false)}
          />
        )}
      </CombatScene>
    </>
  );
};

const All = () => (
  <main class="demo" tabindex={-1}>
    <h1>Parts</h1>
    <Bars />
    <Hands />
    <Trays />
    <Panels />
    <Part name="EndPanel">
      <EndPanel
        rules={demo.finished.rules}
        view={demo.finished.view}
        ending={demo.finished.view.ending ?? { winner: 'draw', why: 'agreed' }}
        statistics={demo.statistics}
        players={PLAYERS}
        onReplay={nothing}
        onAgain={nothing}
        onBoard={nothing}
      />
    </Part>
  </main>
);

const Bars = () => (
  <>
    <Part name="ScoreBar: act, both purses, clock">
      <ScoreBar
        rules={demo.rules}
        view={{
          ...demo.state,
          turn: {
            ...demo.state.turn,
            purses: [
              { ap: 3, only: undefined, lent: false },
              { ap: 4, only: demo.pieceNamed('yWz'), lent: false },
            ],
          },
        }}
        players={PLAYERS}
        seat="yellow"
        clocks={[
          { of: 'turn', seat: 'yellow', seconds: 120, left: 73 },
          { of: 'reaction', seat: 'blue', seconds: 5, left: 4 },
        ]}
        prompt="Yellow: act with one of the characters, or pass"
      />
    </Part>
    <Part name="ScoreBar: card, no clock">
      <ScoreBar
        rules={demo.rules}
        view={{ ...demo.asking, turn: { ...demo.asking.turn, seat: 'blue' } }}
        players={PLAYERS}
        clocks={[]}
        prompt="Blue: play an action card"
      />
    </Part>
    <Drafts />
  </>
);

const Drafts = () => (
  <>
    <Part name="DraftBar">
      <DraftBar
        steps={2}
        speed={4}
        cost={1}
        offers={[
          { key: 'a', label: 'Take the blue Sword', onDo: nothing },
          { key: 'b', label: 'Give the Rope to the Thief', onDo: nothing },
        ]}
        canConfirm
        onConfirm={nothing}
        onUndo={nothing}
        onCancel={nothing}
      />
    </Part>
    <Part name="DraftBar: a problem">
      <DraftBar
        steps={0}
        speed={5}
        cost={1}
        offers={[]}
        problem="The Thief may pass here but not stop."
        canConfirm={false}
        onConfirm={nothing}
        onUndo={nothing}
        onCancel={nothing}
      />
    </Part>
    <Part name="WhyBox">
      <WhyBox
        text="The blue Troll stands in the way on d4."
        more="A longer way leads there in 6 steps, but the Warrior has a speed of 3."
        rule="B-MOVE-05"
        onRule={nothing}
        onClose={nothing}
      />
    </Part>
  </>
);

const Hands = () => (
  <>
    <Part name="ActionHand: action, choosing">
      <ActionHand Card={TurnCard} cards={demo.ownCards} side="yellow" kind="action" pick={nothing} ask={nothing} />
    </Part>
    <Part name="ActionHand: combat, not now">
      <ActionHand
        Card={CombatCard}
        cards={demo.waitingCards}
        side="yellow"
        kind="combat"
        pick={nothing}
        ask={nothing}
      />
    </Part>
    <Part name="ActionHand: the other's">
      <ActionHand Card={CombatCard} cards={demo.otherCards} side="blue" kind="combat" ask={nothing} />
    </Part>
  </>
);

const CHARACTERS = ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'wallWalker', 'warrior', 'wizard'];
const OBJECTS = ['armor', 'fireballWand', 'rope', 'speedPotion', 'sword', 'treasure'];

const Trays = () => {
  const [picked, pick] = useState<string | undefined>('thief');
  return (
    <>
      <Part name="SetupTray: picked">
        <SetupTray
          rules={demo.rules}
          side="yellow"
          kinds={[...CHARACTERS, ...OBJECTS]}
          left={CHARACTERS.length + OBJECTS.length}
          picked={picked}
          label="Tokens to hide"
          onPick={(kind) => {
            nothing(kind);
            pick(kind);
          }}
          onDrop={nothing}
          onAsk={nothing}
        />
      </Part>
      <Part name="SetupTray: blue, few">
        <SetupTray
          rules={demo.rules}
          side="blue"
          kinds={['wallWalker', 'fireballWand', 'goblin']}
          left={2}
          label="Your line-up"
          onPick={nothing}
          onDrop={nothing}
          onAsk={nothing}
        />
      </Part>
    </>
  );
};

const DEEDS = [
  { key: 'a', label: 'Attack the blue Troll', detail: '1 AP · 38 %', tone: 'danger', onDo: nothing },
  { key: 'b', label: 'Turn room A clockwise', detail: '1 AP', tone: 'work', onDo: nothing },
  { key: 'c', label: 'Break a portcullis', detail: '1 AP', tone: 'work', onDo: nothing },
  { key: 'd', label: 'Move', detail: '1 AP', tone: 'reach', onDo: nothing },
  { key: 'e', label: 'Jump over the pit to e5', detail: '1 card', tone: 'magic', onDo: nothing },
] as const;
const REFUSED = [
  { key: 'x', label: 'Reveal a room', onAsk: nothing },
  { key: 'y', label: 'Throw a fireball', onAsk: nothing },
];

const Panels = () => (
  <>
    <div class="demo-row">
      <Part name="CharacterPanel">
        <CharacterPanel
          rules={demo.rules}
          view={demo.state}
          piece={demo.pieceNamed('yWa')}
          deeds={DEEDS}
          refused={REFUSED}
        />
      </Part>
      <Part name="CharacterPanel: wounded, carried">
        <CharacterPanel rules={demo.rules} view={demo.state} piece={demo.pieceNamed('yWz')} deeds={[]} refused={[]} />
      </Part>
      <Part name="CharacterPanel: blue, an object">
        <CharacterPanel
          rules={demo.rules}
          view={demo.state}
          piece={demo.pieceNamed('bSword')}
          deeds={[]}
          refused={[]}
        />
        <CharacterPanel
          rules={demo.rules}
          view={demo.state}
          piece={demo.pieceNamed('bTh')}
          deeds={[]}
          refused={REFUSED}
        />
      </Part>
      <Part name="LogPanel">
        <div class="demo-log">
          <LogPanel log={demo.log} onPoint={nothing} onTurn={nothing} />
        </div>
      </Part>
    </div>
  </>
);
