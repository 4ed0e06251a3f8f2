import boundaries from 'eslint-plugin-boundaries'
import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.build', 'data', 'test-results', 'docs/**'] },
  { files: ['**/*.{ts,tsx,mjs}'], extends: [tseslint.configs.recommended] },
)
