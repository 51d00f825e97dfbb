import { isAsked, SEATS, type Seat, type State } from '@archmage/engine';

/** Which of the people at this screen answers next: who answered last goes on if he may. */
export const nextPerson = (view: State, people: readonly Seat[], last: Seat | undefined): Seat | undefined => {
  const asked = SEATS.filter((seat) => people.includes(seat) && isAsked(view, seat));
  return asked.find((seat) => seat === last) ?? asked[0];
};
