/** How wide a text is in bold type, in the size of its letters: measured, and once more when the fonts are there. */
import { shallowRef, type Ref } from 'vue';
import { roughWidth, type Measure } from '../components/projector/name-lines.ts';

const FONT = '800 100px "Meydan Latin", sans-serif';
/** In the pixels of `FONT`. Letters stand on whole pixels of a screen, which makes small ones a little wider. */
const EM = 100 / 1.02;
/** The letters of each script are a file of their own. */
const SCRIPTS = 'aپž';

export function useTextWidth(): Readonly<Ref<Measure>> {
  const paint = document.createElement('canvas').getContext('2d');
  const measured = (): Measure => {
    if (!paint) return roughWidth;
    paint.font = FONT;
    return (text) => paint.measureText(text).width / EM;
  };
  const measure = shallowRef(measured());
  void document.fonts.load(FONT, SCRIPTS).then(() => {
    measure.value = measured();
  });
  return measure;
}
