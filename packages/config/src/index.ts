export { configKeys, type ConfigKey, type ConfigName } from './config-keys.ts'
export { describeConfig, type ConfigRow } from './describe-config.ts'
export { ConfigError, readConfig, type Config, type Environment } from './read-config.ts'
export { type LogLevel } from './rules.ts'
