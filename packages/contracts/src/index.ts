export * from './contact-form.ts'
export * from './lead-rules.ts'
export * from './lead-answers.ts'
