export * from '../console-framework/resource.ts'
