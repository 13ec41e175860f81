import type { Json, NoQuery, Operation, Page, PageQuery } from '../operation.ts'
import type { LogQuery } from '../shapes.ts'

export const listMetrics: Operation<
  '/metrics',
  readonly Json[],
  { readonly timezone?: string; readonly rangeStart?: string; readonly rangeEnd?: string }
> = { name: 'listMetrics', method: 'GET', path: '/metrics', isDeprecated: true }

export const queryAnalytics: Operation<'/analytics', readonly Json[], NoQuery, Json> = {
  name: 'queryAnalytics',
  method: 'POST',
  path: '/analytics',
  body: 'json',
}

export const listCallLogs: Operation<
  '/log',
  Page<Json>,
  PageQuery & { readonly callId: string }
> = { name: 'listCallLogs', method: 'GET', path: '/log', required: ['callId'] }

export const deleteCallLogs: Operation<'/log', undefined, { readonly callId: string }> = {
  name: 'deleteCallLogs',
  method: 'DELETE',
  path: '/log',
  required: ['callId'],
  isSilent: true,
}

export const listLogs: Operation<
  '/logs',
  Page<Json>,
  PageQuery & LogQuery & { readonly webhookType?: string }
> = { name: 'listLogs', method: 'GET', path: '/logs', isDeprecated: true }

export const deleteLogs: Operation<'/logs', undefined, LogQuery> = {
  name: 'deleteLogs',
  method: 'DELETE',
  path: '/logs',
  isSilent: true,
  isDeprecated: true,
}
