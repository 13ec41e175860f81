type Body = Readonly<Record<string, unknown>>

export type WebDriver = {
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: Body): Promise<unknown>
}

/** Classic WebDriver: each command is a request, each answer a value. */
export function connectWebDriver(origin: string): WebDriver {
  return {
    async send(method, command, body) {
      const response = await fetch(`${origin}${command}`, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      })
      const { value } = (await response.json()) as { value: unknown }
      if (!response.ok) throw new Error((value as { message: string }).message)
      return value
    },
  }
}
