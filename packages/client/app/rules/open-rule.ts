import { type ReadonlySignal, signal } from '@preact/signals';

const trail = signal<readonly string[]>([]);

/** The rules looked at in the dialog, the one on show last. */
export const ruleTrail: ReadonlySignal<readonly string[]> = trail;

/** Shows a rule over the screen, wherever one is. */
export const openRule = (id: string): void => {
  trail.value = [...trail.value, id];
};

export const backToRule = (): void => {
  trail.value = trail.value.slice(0, -1);
};

export const closeRule = (): void => {
  trail.value = [];
};
