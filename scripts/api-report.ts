// Writes down what each package's doors show, into its `api.txt`. A test fails when the two differ.
import { writeFileSync } from 'node:fs'
import { reportApi, reportedPackages } from './api-report/report.ts'

for (const name of reportedPackages) {
  const { file, text } = reportApi(name)
  writeFileSync(file, text)
}
