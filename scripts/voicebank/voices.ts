/** Who calls: voices other than the receptionist's. */
export const callerVoices = ['am_michael', 'af_bella', 'bm_george', 'bf_emma', 'am_puck'] as const
