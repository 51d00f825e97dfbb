import { testFrench } from '../../texts/test-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

testFrench(en, fr, ['records.vision']);
