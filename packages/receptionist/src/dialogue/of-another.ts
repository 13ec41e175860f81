const another =
  /\b(?:my|our|his|her|their) (?!name\b|first\b|last\b|full\b)[\w-]+(?: (?!is\b)[\w-]+)?,? *$/i

/** Whether a name in these words is of somebody who is only talked about: "my mother, Ann Bell". */
export function isOfAnother(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at > 0 && another.test(text.slice(0, at))
}
