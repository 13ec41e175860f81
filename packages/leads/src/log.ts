/** Where lines go: a reference number and codes, never what a visitor wrote. */
export type LeadLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
