/** Keys that hold in the whole editor. */
import { onBeforeUnmount, onMounted } from 'vue';
import { isElsewhere } from '../composables/writing.ts';
import { commandOf, type EditorAction } from './keys.ts';
import { toolOf } from './stroke.ts';
import type { Editor } from './use-editor.ts';

export function useCommands(editor: Editor): void {
  function onKey(event: KeyboardEvent): void {
    const { target } = event;
    if (isElsewhere(target)) return;
    const action = commandOf(event);
    if (!action) return;
    // What is ticked or pulled has letters and digits of its own, but no undo.
    const isUndo = action.kind === 'undo' || action.kind === 'redo';
    if (target instanceof HTMLInputElement && !isUndo) return;
    event.preventDefault();
    act(editor, action);
  }
  // Before anybody else: Ctrl+Z means the drawing here, not the contest.
  onMounted(() => window.addEventListener('keydown', onKey, { capture: true }));
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey, { capture: true }));
}

function act(editor: Editor, action: EditorAction): void {
  if (action.kind === 'undo') editor.undo();
  else if (action.kind === 'redo') editor.redo();
  else if (action.kind === 'shape') editor.shape.value = editor.shape.value === 'pencil' ? 'rectangle' : 'pencil';
  else if (action.kind === 'tool') editor.choose(action.tool);
  else if (action.kind === 'tool-at') {
    const tool = editor.kit.tools[action.index];
    if (tool) editor.choose(tool.id);
  } else turnOption(editor, action.kind === 'next' ? 1 : -1);
}

/** The first thing that can be chosen about the tool, one step on. */
function turnOption(editor: Editor, step: 1 | -1): void {
  const option = toolOf(editor.kit, editor.brush.value)?.options[0];
  if (!option) return;
  const value = editor.options.value[option.id];
  if (option.kind === 'number') {
    const wanted = Number(value) + step;
    if (wanted >= option.least && wanted <= option.most) editor.setOption(option.id, wanted);
    return;
  }
  const { values } = option;
  const next = values[(values.findIndex((each) => each === value) + step + values.length) % values.length];
  if (next !== undefined) editor.setOption(option.id, next);
}
