// The part of WebAssembly that is used here; Node has it, its types come with those of the browser only.
declare namespace WebAssembly {
  type Module = object
  type Memory = { readonly buffer: ArrayBuffer }
  type Instance = { readonly exports: Readonly<Record<string, unknown>> }
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: object): Promise<Instance>
}
