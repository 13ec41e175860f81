/** "Can you just write it down?", "leave them a note", "tell them": nobody is to be put through for it. */
export const writesDown: RegExp =
  /\b(?:(?:writ(?:e|ten|ing)|wrote|jot(?:ted)?|put|takes?|took|get) (?:it|that|this|(?:my|the) \w+|all that) down|(?:write|jot|put) down|(?:just|please|can you|could you|can['’]t you|you) (?:just )?(?:note|write|jot)\b|(?:take|leave|make) (?:a|the|him a|her a|them a) (?:message|note)|pass (?:it|that|this|the message|a message) (?:on|along))\b|\btell (?:him|her|them|['’]?em)(?=\W*$|[?!.])/i
