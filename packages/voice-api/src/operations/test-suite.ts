import type { Json, NoQuery, Operation, Page, PageQuery, Resource } from '../operation.ts'
import type { TestBody } from '../shapes.ts'

export const listTestSuites: Operation<'/test-suite', Page<Resource>, PageQuery> = {
  name: 'listTestSuites',
  method: 'GET',
  path: '/test-suite',
}

export const createTestSuite: Operation<'/test-suite', Resource, NoQuery, Json> = {
  name: 'createTestSuite',
  method: 'POST',
  path: '/test-suite',
  body: 'json',
}

export const getTestSuite: Operation<'/test-suite/{id}', Resource> = {
  name: 'getTestSuite',
  method: 'GET',
  path: '/test-suite/{id}',
}

export const updateTestSuite: Operation<'/test-suite/{id}', Resource, NoQuery, Json> = {
  name: 'updateTestSuite',
  method: 'PATCH',
  path: '/test-suite/{id}',
  body: 'json',
}

export const deleteTestSuite: Operation<'/test-suite/{id}', Resource> = {
  name: 'deleteTestSuite',
  method: 'DELETE',
  path: '/test-suite/{id}',
}

export const listTestSuiteTests: Operation<
  '/test-suite/{testSuiteId}/test',
  Page<Resource>,
  PageQuery
> = { name: 'listTestSuiteTests', method: 'GET', path: '/test-suite/{testSuiteId}/test' }

export const createTestSuiteTest: Operation<
  '/test-suite/{testSuiteId}/test',
  Resource,
  NoQuery,
  TestBody
> = {
  name: 'createTestSuiteTest',
  method: 'POST',
  path: '/test-suite/{testSuiteId}/test',
  body: 'json',
}

export const getTestSuiteTest: Operation<'/test-suite/{testSuiteId}/test/{id}', Resource> = {
  name: 'getTestSuiteTest',
  method: 'GET',
  path: '/test-suite/{testSuiteId}/test/{id}',
}

export const updateTestSuiteTest: Operation<
  '/test-suite/{testSuiteId}/test/{id}',
  Resource,
  NoQuery,
  TestBody
> = {
  name: 'updateTestSuiteTest',
  method: 'PATCH',
  path: '/test-suite/{testSuiteId}/test/{id}',
  body: 'json',
}

export const deleteTestSuiteTest: Operation<'/test-suite/{testSuiteId}/test/{id}', Resource> = {
  name: 'deleteTestSuiteTest',
  method: 'DELETE',
  path: '/test-suite/{testSuiteId}/test/{id}',
}

export const listTestSuiteRuns: Operation<
  '/test-suite/{testSuiteId}/run',
  Page<Resource>,
  PageQuery
> = { name: 'listTestSuiteRuns', method: 'GET', path: '/test-suite/{testSuiteId}/run' }

export const createTestSuiteRun: Operation<
  '/test-suite/{testSuiteId}/run',
  Resource,
  NoQuery,
  Json
> = {
  name: 'createTestSuiteRun',
  method: 'POST',
  path: '/test-suite/{testSuiteId}/run',
  body: 'json',
}

export const getTestSuiteRun: Operation<'/test-suite/{testSuiteId}/run/{id}', Resource> = {
  name: 'getTestSuiteRun',
  method: 'GET',
  path: '/test-suite/{testSuiteId}/run/{id}',
}

export const updateTestSuiteRun: Operation<
  '/test-suite/{testSuiteId}/run/{id}',
  Resource,
  NoQuery,
  Json
> = {
  name: 'updateTestSuiteRun',
  method: 'PATCH',
  path: '/test-suite/{testSuiteId}/run/{id}',
  body: 'json',
}

export const deleteTestSuiteRun: Operation<'/test-suite/{testSuiteId}/run/{id}', Resource> = {
  name: 'deleteTestSuiteRun',
  method: 'DELETE',
  path: '/test-suite/{testSuiteId}/run/{id}',
}
