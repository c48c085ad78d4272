export * from '../console-framework/one-row.ts'
