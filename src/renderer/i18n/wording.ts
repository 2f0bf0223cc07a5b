export { createWording, type Wording } from '../../shared/match/screen-wording.ts';
