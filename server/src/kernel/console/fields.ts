export * from '../console-framework/fields.ts'
