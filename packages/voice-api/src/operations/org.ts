import type { Json, NoQuery, Operation, Resource } from '../operation.ts'
import type { OrgInvite, OrgRoleUpdate } from '../shapes.ts'

export const createOrg: Operation<'/org', Resource, NoQuery, Json> = {
  name: 'createOrg',
  method: 'POST',
  path: '/org',
  body: 'json',
}

export const listOrgs: Operation<'/org', readonly Resource[]> = {
  name: 'listOrgs',
  method: 'GET',
  path: '/org',
}

export const getOrg: Operation<'/org/{id}', Resource> = {
  name: 'getOrg',
  method: 'GET',
  path: '/org/{id}',
}

export const updateOrg: Operation<'/org/{id}', Resource, NoQuery, Json> = {
  name: 'updateOrg',
  method: 'PATCH',
  path: '/org/{id}',
  body: 'json',
}

export const deleteOrg: Operation<'/org/{id}', undefined> = {
  name: 'deleteOrg',
  method: 'DELETE',
  path: '/org/{id}',
  isSilent: true,
}

export const listOrgUsers: Operation<'/org/{id}/user', readonly Resource[]> = {
  name: 'listOrgUsers',
  method: 'GET',
  path: '/org/{id}/user',
}

export const leaveOrg: Operation<'/org/{id}/leave', undefined> = {
  name: 'leaveOrg',
  method: 'DELETE',
  path: '/org/{id}/leave',
  isSilent: true,
}

export const removeOrgMember: Operation<'/org/{id}/member/{memberId}/leave', undefined> = {
  name: 'removeOrgMember',
  method: 'DELETE',
  path: '/org/{id}/member/{memberId}/leave',
  isSilent: true,
}

export const inviteToOrg: Operation<'/org/{id}/invite', undefined, NoQuery, OrgInvite> = {
  name: 'inviteToOrg',
  method: 'POST',
  path: '/org/{id}/invite',
  body: 'json',
  isSilent: true,
}

export const updateOrgRole: Operation<'/org/{id}/role', undefined, NoQuery, OrgRoleUpdate> = {
  name: 'updateOrgRole',
  method: 'PATCH',
  path: '/org/{id}/role',
  body: 'json',
  isSilent: true,
}

export const getOrgAuth: Operation<'/org/{id}/auth', Json> = {
  name: 'getOrgAuth',
  method: 'GET',
  path: '/org/{id}/auth',
}
