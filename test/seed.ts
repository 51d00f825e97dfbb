import fc from 'fast-check';
import { soak } from './soak.ts';

// Whoever changed nothing hears nothing new: only a soak goes where no run has been.
if (soak === 1) fc.configureGlobal({ seed: 1 });
