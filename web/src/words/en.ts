export { catalogue } from "./ru";
