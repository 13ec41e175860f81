import type { Json, NoQuery, Operation, Resource } from '../operation.ts'
import type { FileUpload } from '../shapes.ts'

export const uploadFileOld: Operation<'/file/upload', Resource, NoQuery, FileUpload> = {
  name: 'uploadFileOld',
  method: 'POST',
  path: '/file/upload',
  body: 'multipart',
  isDeprecated: true,
}

export const uploadFile: Operation<'/file', Resource, NoQuery, FileUpload> = {
  name: 'uploadFile',
  method: 'POST',
  path: '/file',
  body: 'multipart',
}

export const listFiles: Operation<'/file', readonly Resource[]> = {
  name: 'listFiles',
  method: 'GET',
  path: '/file',
}

export const getFile: Operation<'/file/{id}', Resource> = {
  name: 'getFile',
  method: 'GET',
  path: '/file/{id}',
}

export const updateFile: Operation<'/file/{id}', Resource, NoQuery, Json> = {
  name: 'updateFile',
  method: 'PATCH',
  path: '/file/{id}',
  body: 'json',
}

export const deleteFile: Operation<'/file/{id}', Resource> = {
  name: 'deleteFile',
  method: 'DELETE',
  path: '/file/{id}',
}
