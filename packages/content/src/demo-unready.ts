/** Said to whoever sends words to a demo whose program could not be loaded. They stay in their field. */
export const demoUnready =
  'The demo hasn’t loaded yet. Your text is still here: please send it again.'
