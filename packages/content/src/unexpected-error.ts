/** Apart from the other pages: it is the one that every page carries with it. */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  label: 'Line fault',
  text: 'Something on this page broke. Reloading usually mends it; if it does not, write to us.',
  reload: 'Reload the page',
} as const
