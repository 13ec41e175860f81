/** What a key or a pointer does, in the form that both protocols have in common. */
export type InputAction = Readonly<Record<string, string | number>>
export type InputSource = {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly actions: readonly InputAction[]
}

/** One window of one browser: what its protocol has to be able to do. */
export type Driver = {
  /** Loads an address and waits until the page has loaded. */
  navigate(url: string): Promise<void>
  /** Calls a function, given as text, in the page, and brings the text that it returns or promises. */
  call(functionText: string, argument: string): Promise<string>
  perform(sources: readonly InputSource[]): Promise<void>
  /** Sets the width of the page, or the narrowest the browser has. */
  resize(width: number, height: number): Promise<void>
  /** What the window shows, as a PNG in base64. */
  picture(): Promise<string>
  /** Errors and warnings in the console since it was last asked. */
  takeConsole(): readonly string[]
  close(): Promise<void>
}
