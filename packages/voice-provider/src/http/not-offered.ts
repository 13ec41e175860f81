// The operations of the provider's API that are known and not offered here. `{x}` stands for any one name.

const operations = `
POST /call
PATCH /call/{id}
DELETE /call/{id}
POST /call/phone
GET /v2/call
GET /v2/call/metadata
GET /v2/assistant
GET /v2/phone-number
POST /chat
POST /chat/completions
GET /assistant/{id}/version
POST /phone-number/import/twilio
POST /phone-number/import/vonage
POST,GET /phone-number
GET,PATCH,DELETE /phone-number/{id}
POST,GET /tool
GET,PATCH,DELETE /tool/{id}
POST /file/upload
POST,GET /file
GET,PATCH,DELETE /file/{id}
POST,GET /knowledge-base
GET,PATCH,DELETE /knowledge-base/{id}
GET,POST /workflow
GET,DELETE,PATCH /workflow/{id}
POST,GET /squad
GET,PATCH,DELETE /squad/{id}
GET,POST /test-suite
GET,PATCH,DELETE /test-suite/{id}
GET,POST /test-suite/{testSuiteId}/test
GET,PATCH,DELETE /test-suite/{testSuiteId}/test/{id}
GET,POST /test-suite/{testSuiteId}/run
GET,PATCH,DELETE /test-suite/{testSuiteId}/run/{id}
GET /metrics
POST /analytics
GET,DELETE /log
GET,DELETE /logs
POST,GET /org
GET,PATCH,DELETE /org/{id}
GET /org/{id}/user
DELETE /org/{id}/leave
DELETE /org/{id}/member/{memberId}/leave
POST /org/{id}/invite
PATCH /org/{id}/role
GET /org/{id}/auth
GET /token
GET,PATCH,DELETE /token/{id}
POST,GET /credential
GET,PATCH,DELETE /credential/{id}
POST /credential/session
POST /credential/webhook
POST /credential/trigger
POST,GET /template
GET /template/pinned
GET,PATCH,DELETE /template/{id}
GET /voice-library/{provider}
GET /voice-library/{provider}/accents
POST /voice-library/sync/{provider}
POST /voice-library/sync
POST /voice-library/create-sesame-voice
GET /{provider}/workflows
GET /{provider}/workflows/{workflowId}/hooks
GET /{provider}/locations
GET /{provider}/voices/search
GET /{provider}/voice/search
POST /{provider}/voices/add
POST /{provider}/voice/add
POST /11labs/voice/clone
`

export type Operation = { readonly method: string; readonly path: string }

export const notOffered: readonly Operation[] = operations
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [methods = '', path = ''] = line.split(' ')
    return methods.split(',').map((method) => ({ method, path }))
  })
