export { Games as Screen } from '../start/games.tsx';
