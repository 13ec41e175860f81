import type { RoutePath } from './types.ts'

export type Redirect = { readonly from: `/${string}`; readonly to: RoutePath }

/** Addresses that are known but lead elsewhere, for good. */
export const redirects: readonly Redirect[] = [{ from: '/industries/index', to: '/industries' }]
