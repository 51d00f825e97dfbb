/** A scenario of somebody's own, as short as one can be. */
export const SCENARIO_TEXT = `scenario test
name A test
nom Un essai
boxes base.1
rooms 1 2 3 4
yellow Wa Th Wz Cl | Sword
blue Wa Th Wz Cl | Sword
story Nothing.
histoire Rien.`;
