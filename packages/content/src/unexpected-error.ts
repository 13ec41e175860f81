/** Apart from the other pages: it is the one that every page carries with it. */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  label: 'Trouble on the line',
  text: 'Something on this page broke. Reloading usually fixes it. If not, email us.',
  reload: 'Reload the page',
} as const
