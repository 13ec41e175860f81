/** "Sure, have them give me a ring": an offer is taken by its first word. */
export const agrees: RegExp =
  /^\W*(?:(?:oh|um|uh|well)\W+)*(?:yes|yeah|yep|yup|sure|ok|okay|please|absolutely|go ahead|that'd be great|that would be great)\b(?!.*\b(?:but|no|not|don't|first)\b)/i

/** What sounds like a question, by its mark or by its words. */
export const mayAsk: RegExp =
  /\?|^\W*(?:(?:hi|hey|hello|and|so|um|uh|oh|well|okay)\W+)*(?:what|how|when|where|who|which|why|is|are|do|does|did|can|could|will|would|should|may|any)\b|\b(?:wondering|wonder if|want(?:ed)? to (?:know|ask|check)|tell me|know (?:if|whether|how|what|when|where)|curious|not sure (?:if|what|how|who))\b/i

/** What wants to know something, and not to have it done: "do I need", "what do you charge". */
const asksFact =
  /(?:^|[.,!] |\b(?:so|and|or|hey|hi|hello|um|well|okay) )(?:what(?:'s| is|'re| are)?|how(?:'s| is)? (?:much|many|long|old|far|big|soon|often)|how do you|do i|would i|will i|am i|is (?:it|the|your|that)|are (?:there|the|your)|is there|does|who(?:'s| is| are)|do (?:you|y'all|they) (?:guys |folks |all |ever |even |still )?(?!have (?:any|an?|room|time|space|availability|something|anything)\b)\w+|which|why)\b/i

export const isFact = (text: string): boolean => text.includes('?') && asksFact.test(text)
