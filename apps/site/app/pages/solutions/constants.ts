/** The section that crosses this line, counted from the top of the window, is the active one. */
export const activeLinePx = 200
