/** Whether somebody writes, so that a key means their text and not what it means elsewhere in the window. */

/** What is only ticked, pulled or chosen from a list has no text of its own to undo. */
const FIELDS =
  'textarea, [contenteditable], input:not([readonly], [type="checkbox"], [type="radio"], [type="range"], [type="file"])';
const BEFORE_ALL = '[role="dialog"], [role="menu"], [role="listbox"]';

export function isWriting(at: EventTarget | null): boolean {
  return at instanceof Element && at.closest(FIELDS) !== null;
}

/** Or has a dialog or a menu before them: what is behind it is not meant. */
export function isElsewhere(at: EventTarget | null): boolean {
  return isWriting(at) || (at instanceof Element && at.closest(BEFORE_ALL) !== null);
}
