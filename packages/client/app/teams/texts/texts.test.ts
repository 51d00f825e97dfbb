import { testFrench } from '../../texts/test-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

testFrench(en, fr, ['boxes.paladins.1', 'boxes.prison.1']);
