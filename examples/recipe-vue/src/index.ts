import { createApp } from "vue";
import ReadingList from "./reading-list.vue";

createApp(ReadingList, { books: ["Emma", "Ulysses"] }).mount("#root");
