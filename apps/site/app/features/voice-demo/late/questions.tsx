type QuestionsProps = {
  readonly title: string
  readonly questions: readonly string[]
  /** The form that sends what is typed: a pressed question goes the same way. */
  readonly form: string
}

/** What a caller might ask, on slips to press. Where nothing can be pressed they are slips to read. */
export function Questions({ title, questions, form }: QuestionsProps) {
  return (
    <div className="demo-questions">
      <p className="label">{title}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="submit" className="demo-question" form={form} value={question}>
              {question}
            </button>
            <noscript>
              <p className="demo-question">{question}</p>
            </noscript>
          </li>
        ))}
      </ul>
    </div>
  )
}
