export { decidePush, readPush, type PushDecision, type PushMessage } from './decidePush.ts';
