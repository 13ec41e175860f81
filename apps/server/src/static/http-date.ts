let second = 0
let text = ''

/** The time as answers tell it, put into words once a second. */
export function httpDate(now = Date.now()): string {
  const nowSecond = Math.floor(now / 1000)
  if (nowSecond !== second) {
    second = nowSecond
    text = new Date(now).toUTCString()
  }
  return text
}
