// Every operation as the provider defines it, written down apart from the table it is compared with: method, path,
// how the body travels, which query keys it needs, whether an answer is read, whether it is advised against.
import { describe, expect, it } from 'vitest'
import * as door from './index.ts'
import type { OperationFacts } from './index.ts'

const defined = `
POST /call json
GET /call
GET /call/{id}
PATCH /call/{id} json
DELETE /call/{id}
POST /call/phone json deprecated
POST /call/web json
GET /v2/call
GET /v2/call/metadata
GET /v2/assistant
GET /v2/phone-number
POST /chat deprecated
POST /chat/completions json
POST /assistant json
GET /assistant
GET /assistant/{id}
PATCH /assistant/{id} json
PUT /assistant/{id} json
DELETE /assistant/{id}
GET /assistant/{id}/version
POST /phone-number/import/twilio json deprecated
POST /phone-number/import/vonage json deprecated
POST /phone-number json
GET /phone-number
GET /phone-number/{id}
PATCH /phone-number/{id} json
DELETE /phone-number/{id}
POST /tool json
GET /tool
GET /tool/{id}
PATCH /tool/{id} json
DELETE /tool/{id}
POST /file/upload multipart deprecated
POST /file multipart
GET /file
GET /file/{id}
PATCH /file/{id} json
DELETE /file/{id}
POST /knowledge-base json
GET /knowledge-base
GET /knowledge-base/{id}
PATCH /knowledge-base/{id} json
DELETE /knowledge-base/{id}
GET /workflow
POST /workflow json
GET /workflow/{id}
DELETE /workflow/{id}
PATCH /workflow/{id} json
POST /squad json
GET /squad
GET /squad/{id}
PATCH /squad/{id} json
DELETE /squad/{id}
GET /test-suite
POST /test-suite json
GET /test-suite/{id}
PATCH /test-suite/{id} json
DELETE /test-suite/{id}
GET /test-suite/{testSuiteId}/test
POST /test-suite/{testSuiteId}/test json
GET /test-suite/{testSuiteId}/test/{id}
PATCH /test-suite/{testSuiteId}/test/{id} json
DELETE /test-suite/{testSuiteId}/test/{id}
GET /test-suite/{testSuiteId}/run
POST /test-suite/{testSuiteId}/run json
GET /test-suite/{testSuiteId}/run/{id}
PATCH /test-suite/{testSuiteId}/run/{id} json
DELETE /test-suite/{testSuiteId}/run/{id}
GET /metrics deprecated
POST /analytics json
GET /log needs-callId
DELETE /log needs-callId silent
GET /logs deprecated
DELETE /logs silent deprecated
POST /org json
GET /org
GET /org/{id}
PATCH /org/{id} json
DELETE /org/{id} silent
GET /org/{id}/user
DELETE /org/{id}/leave silent
DELETE /org/{id}/member/{memberId}/leave silent
POST /org/{id}/invite json silent
PATCH /org/{id}/role json silent
GET /org/{id}/auth
POST /token json
GET /token
GET /token/{id}
PATCH /token/{id} json
DELETE /token/{id}
POST /credential json
GET /credential
GET /credential/{id}
PATCH /credential/{id} json
DELETE /credential/{id}
POST /credential/session json
POST /credential/webhook json silent
POST /credential/trigger json silent
POST /template json
GET /template
GET /template/pinned
GET /template/{id}
PATCH /template/{id} json
DELETE /template/{id}
GET /voice-library/{provider}
GET /voice-library/{provider}/accents
POST /voice-library/sync/{provider}
POST /voice-library/sync json
POST /voice-library/create-sesame-voice json silent
GET /{provider}/workflows
GET /{provider}/workflows/{workflowId}/hooks
GET /{provider}/locations
GET /{provider}/voices/search needs-name deprecated
GET /{provider}/voice/search needs-name
POST /{provider}/voices/add json deprecated
POST /{provider}/voice/add json
POST /11labs/voice/clone multipart silent
`
  .trim()
  .split('\n')

const isOperation = (value: unknown): value is OperationFacts =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

function inShort({ method, path, body, required, isSilent, isDeprecated }: OperationFacts): string {
  const words = [method, path, body, ...(required ?? []).map((key) => `needs-${key}`)]
  return [...words, isSilent && 'silent', isDeprecated && 'deprecated'].filter(Boolean).join(' ')
}

const ours = (Object.values(door) as unknown[]).filter(isOperation).map(inShort)

describe('the operations of the provider', () => {
  it.each(defined)('%s', (operation) => {
    expect(ours).toContain(operation)
  })

  it('are 117, and there is no other', () => {
    expect(defined).toHaveLength(117)
    expect(ours.toSorted()).toEqual(defined.toSorted())
  })
})
