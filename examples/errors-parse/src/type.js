import App from "./app.vue";

console.log(App);
